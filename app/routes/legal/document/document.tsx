import { JsonLd } from '#app/ui/json-ld.tsx';
import { RenderedProse } from '#app/ui/prose/prose.tsx';
import { ContentLead } from '#app/site/pages/content-lead.tsx';
import type { CookieTableView } from './cookie-table.server.ts';
import type { DocumentView } from './document-view.server.ts';

/** A legal document, designed for reading and printing: text, effective date and version history. */
export function LegalDocumentText({ view }: { readonly view: DocumentView }) {
  const { crumbs, crumbsLabel, heading, effective, notice, text, cookies, changes, choices } = view;
  return (
    <div className="content-page legal">
      <ContentLead crumbs={crumbs} label={crumbsLabel} heading={heading} intro={effective}>
        {notice !== null && (
          <p className="legal-notice" role="note">
            {notice.text} <a href={notice.link.href}>{notice.link.label}</a>
          </p>
        )}
      </ContentLead>
      <div className="legal-body">
        <Contents of={view.contents} />
        <div className="legal-text">
          {changes !== null && (
            <section className="legal-changes" aria-labelledby="changes">
              <h2 id="changes">{changes.heading}</h2>
              <p>{changes.text}</p>
            </section>
          )}
          {text !== null && <RenderedProse of={text} />}
          {cookies !== null && <CookieTable of={cookies} />}
          {choices !== null && (
            <p>
              <a className="button button-secondary button-medium" href={choices.href}>
                {choices.label}
              </a>
            </p>
          )}
          <Versions of={view.versions} />
        </div>
      </div>
      <JsonLd of={view.structured} />
    </div>
  );
}

function Contents({ of }: { readonly of: DocumentView['contents'] }) {
  if (of === null) return null;
  return (
    <nav className="legal-contents" aria-labelledby="contents">
      <p id="contents">{of.label}</p>
      <ol>
        {of.parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CookieTable({ of: { id, heading, text, columns, rows } }: { readonly of: CookieTableView }) {
  return (
    <section className="legal-cookies prose" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{text}</p>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, category, purpose, lifetime }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-label={columns[1]}>{category}</td>
              <td data-label={columns[2]}>{purpose}</td>
              <td data-label={columns[3]}>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Versions({ of }: { readonly of: DocumentView['versions'] }) {
  if (of === null) return null;
  return (
    <section className="legal-versions" aria-labelledby="versions">
      <h2 id="versions">{of.heading}</h2>
      <ol>
        {of.list.map(({ label, href, isShown, changes }) => (
          <li key={href}>
            <a href={href} aria-current={isShown ? 'page' : undefined}>
              {label}
            </a>
            {changes !== null && <p>{changes}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
