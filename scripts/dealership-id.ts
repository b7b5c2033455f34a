/** Documents of dealerships have their slug behind the type (architecture, ids). */
export const dealershipId = (text: string): string =>
  text.startsWith('dealership-') ? text : `dealership-${text}`;
