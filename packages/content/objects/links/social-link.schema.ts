import { ShareIcon } from '@sanity/icons/Share';
import { defineField, defineType } from 'sanity';
import { SOCIAL_NETWORKS } from './social-networks.ts';
import { choices } from '../fields/titled-choices.ts';

const networkChoices = choices(SOCIAL_NETWORKS, {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  tiktok: 'TikTok',
  google: 'Google',
  yelp: 'Yelp',
});

/** The dealership's page on a social network. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social network',
  type: 'object',
  icon: ShareIcon,
  fields: [
    defineField({
      name: 'network',
      title: 'Network',
      type: 'string',
      options: { list: networkChoices },
      validation: (rule) => rule.required().error('Choose the network.'),
    }),
    defineField({
      name: 'url',
      title: 'Link to your page',
      type: 'url',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Paste a link that begins with https://.'),
    }),
  ],
  preview: {
    select: { network: 'network', subtitle: 'url' },
    prepare: ({ network, subtitle }) => ({
      title: networkChoices.find(({ value }) => value === network)?.title ?? 'Social network',
      subtitle,
    }),
  },
});
