/** Path of a certificate by a mailed link, without the language; its ticket is appended. */
export const CERTIFICATE_LINK_PATH = '/sell-trade-my-car/certificate/';
