/** ID of the heading of the form for messages. */
export const MESSAGE_ID = 'contact-form';
