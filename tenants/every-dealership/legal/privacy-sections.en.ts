import type { PrivacyTexts } from './privacy-section.ts';

/** The privacy policy in English by section. Versions are assembled from these sections. */
export const english: PrivacyTexts = {
  opening: [
    'This policy says what personal information {legalName} (“{name}”, “we”) collects through this website, what we do with it, who else sees it, and what you can have us do about it. It covers this website and the requests you send through it. Papers that you sign at the dealership, above all for credit, come with privacy notices of their own.',
  ],
  collected: [
    '## What we collect',
    {
      _type: 'bodyTable',
      rows: [
        { cells: ['Kind', 'What it is', 'When'] },
        {
          cells: [
            'Contact details',
            'Name, e-mail address, phone number; an address if you give one',
            'You send a form, ask to see a price or a vehicle, or apply for a job',
          ],
        },
        {
          cells: [
            'What you tell us',
            'Your message, the vehicle you ask about or want to sell, the day and time you choose, a résumé',
            'You write it into a form',
          ],
        },
        {
          cells: [
            'Credit information',
            'What a credit application asks for, such as income, housing, employment and Social Security number',
            'You choose to apply for credit',
          ],
        },
        {
          cells: [
            'Phone verification',
            'Your number, and whether the six-digit code was entered',
            'Where we ask you to confirm a number',
          ],
        },
        {
          cells: [
            'Technical facts',
            'IP address, browser, the page and time of a request, and your consent to be called or texted with its wording',
            'You send a form; our servers also log requests',
          ],
        },
        {
          cells: [
            'Choices on this website',
            'The store you chose, payment terms, vehicles you looked at, your privacy choices, language',
            'You use those parts of the site',
          ],
        },
        {
          cells: [
            'Advertising values',
            'Campaign names and click numbers in the address you came by, and cookies of advertising services',
            'Only where the category “targeting” is allowed',
          ],
        },
      ],
    },
    'We do not ask for information about health, religion or origin, and do not want it. The [cookie policy](legalDocument:cookie-policy) names every cookie.',
  ],
  use: [
    '## What we use it for',
    '- to answer you, keep an appointment, value your vehicle, and arrange a sale, a loan or a repair that you ask for',
    '- to call, text or write to you about your request, as you agreed in the form',
    '- to show prices and vehicles that are open to visitors who have told us who they are',
    '- to stop misuse: programs that fill in forms, attempts on phone codes',
    '- to see which advertisements led to requests, where you allow it',
    '- to keep records that law requires of dealers, and to meet legal duties',
    'Consent to calls and texts is never a condition of buying anything. Reply STOP to end texts.',
  ],
  sharing: [
    '## Who receives it',
    '- **Companies that work for us** under contract: hosting, e-mail and text delivery, phone verification, and the customer system in which our staff answers. They may use it only for that work.',
    '- **Lenders and credit bureaus**, when you apply for credit or ask for a pre-approval.',
    '- **Providers of what you buy**, such as a manufacturer or the administrator of a protection plan, and **government offices** for title and registration.',
    '- **Advertising services**, only where the category “targeting” is allowed. They learn that a form was sent, advertising values, and contact details in hashed form.',
    '- **Authorities and courts** where law obliges us, and a buyer of the business if there should ever be one, under this policy.',
    '**We do not sell personal information for money.** Sharing with advertising services counts as a “sale” or as “sharing” in the law of some states. You can refuse it at any time. We do not share phone numbers, or consent to receive texts, with others for their own marketing.',
  ],
  choices: [
    '## Your privacy choices',
    'On [Your Privacy Choices](/legal/your-privacy-choices) you can switch off functional, analytics and targeting storage, tell us not to sell or share your information, and send a request. What you choose there holds until you change it, on the browser you used.',
    'If your browser sends a **Global Privacy Control** signal, we treat it as a request not to sell or share. Analytics and targeting then stay off, whatever was chosen in a banner.',
  ],
  kept: [
    '## How long we keep it',
    '- Cookies that remember choices: up to 30 days from your last visit, unless the cookie policy says otherwise.',
    '- What we remember of a visitor’s name and number on this website: 30 days from the last visit. A record without a name, up to 13 months.',
    '- Requests that you sent us, and records of consent: as long as we deal with your request and afterwards as long as law or a possible dispute requires.',
    '- Papers of a sale, a loan or a repair: for the years that state and federal law require.',
  ],
  rights: [
    '## Your rights',
    'Many states, California among them, give people rights over their information, and more states are adding them. Rather than ask where you live, we offer these to everybody, as far as the law does not oblige us to keep something:',
    '- to **know** what we hold about you, where it came from and who received it, and to have a copy',
    '- to have it **corrected**',
    '- to have it **deleted**',
    '- to **refuse** sale, sharing and targeted advertising',
    '- to **limit** the use of sensitive information to what your request needs',
    '- not to be treated worse because you asked',
    'Write to {email}, call {phone}, or use [the form for privacy requests](/legal/privacy-request). We confirm a request within 10 business days and answer it within 45 days; if we need longer, we say why. To protect you, we check that the request is yours, mostly by the e-mail address or the phone number that we already have. Somebody else may ask for you with your written permission. If we refuse, we give the reason, and you may ask us to look again or turn to the attorney general of your state.',
    'State law also obliges us to protect certain personal information and to tell you if it was exposed. Information that we receive for a loan or a lease is protected by the federal Gramm-Leach-Bliley Act; a notice about it comes with the application.',
  ],
  security: [
    '## How we protect it',
    'Connections to this website are encrypted. Access is limited to people who need it for their work. Phone codes are stored only as a fingerprint and expire. No system is perfectly safe; if something happens that concerns you, we tell you as the law requires.',
  ],
  children: [
    '## Children',
    'This website is for adults. We do not knowingly collect information from children under 16. If you think that a child has sent us something, tell us and we delete it.',
  ],
  contact: [
    '## Questions',
    '{legalName}, {address}. Phone {phone}, e-mail {email}. If we change this policy we say here from which day, and what is different. Earlier versions stay on this page.',
  ],
};
