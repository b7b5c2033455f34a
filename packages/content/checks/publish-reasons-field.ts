import { defineArrayMember, defineField } from 'sanity';

/** Name of the field with the reasons for which a document was published although it had warnings about its claims. */
export const PUBLISH_REASONS = 'publishReasons';

/**
 * The reasons. The Studio adds one when a document is published with such warnings, so they stay in the document and in
 * its history, which also says who it was.
 */
export const publishReasonsField = (group: string | undefined) =>
  defineField({
    name: PUBLISH_REASONS,
    title: 'Published with open warnings',
    type: 'array',
    ...(group !== undefined && { group }),
    description: 'Why this was published although the Studio warned of its claims. The history says by whom.',
    of: [
      defineArrayMember({
        name: 'publishReason',
        title: 'Reason',
        type: 'object',
        fields: [
          defineField({ name: 'reason', title: 'Reason', type: 'text', rows: 2 }),
          defineField({ name: 'at', title: 'Published', type: 'datetime' }),
          defineField({
            name: 'claims',
            title: 'Warnings',
            type: 'array',
            of: [defineArrayMember({ type: 'string' })],
          }),
        ],
        preview: { select: { title: 'reason', subtitle: 'at' } },
      }),
    ],
    readOnly: true,
    hidden: ({ value }) => value === undefined,
  });
