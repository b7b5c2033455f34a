/** What the desk says about notifications on this device, in American English. */
export const pushEn = {
  on: 'Notifications: on',
  off: 'Notifications: off',
  title: 'Notifications on this device',
  intro: 'Get a notification here for every new lead, even while this page is closed.',
  active: 'You get a notification here for new leads, even while this page is closed.',
  own: 'You get a notification here only for leads that a rule makes yours.',
  noStore: 'No store is chosen: you are told only about leads that a rule makes yours.',
  impossible:
    'This browser can’t show notifications. On an iPhone, add this page to the home screen first and open it there.',
  stores: 'Stores',
  onlyOpen: 'Only during opening hours',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  save: 'Save',
  refused:
    'Your browser doesn’t let this page show notifications. Allow them in its settings for this website.',
  failed: 'Your browser’s push service could not be reached. Try again later.',
};
