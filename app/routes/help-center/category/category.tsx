import { Accordion } from '#app/ui/accordion.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { RenderedProse } from '#app/ui/prose/prose.tsx';
import { HelpContact, HelpLead } from '../help-lead.tsx';
import type { HelpCategoryView, QuestionView } from './category-view.server.ts';

/** Expandable questions, each with its own URL and a form to vote on the answer. */
export function HelpCategoryQuestions({ view }: { readonly view: HelpCategoryView }) {
  const { lead, questions, empty, others, structured } = view;
  return (
    <div className="content-page help">
      <HelpLead view={lead} />
      {empty !== null && <p>{empty}</p>}
      <div className="help-questions">
        <Accordion
          exclusive={false}
          items={questions.map((question) => ({
            key: question.id,
            title: question.question,
            content: <Answer of={question} view={view} />,
          }))}
        />
      </div>
      {others !== null && (
        <nav className="help-others" aria-labelledby="others">
          <h2 id="others">{others.heading}</h2>
          <ul>
            {others.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <HelpContact of={lead.contact} />
      <JsonLd of={structured} />
    </div>
  );
}

function Answer({
  of,
  view: { action, words },
}: {
  readonly of: QuestionView;
  readonly view: HelpCategoryView;
}) {
  return (
    <div className="help-answer" id={of.answerId} tabIndex={-1}>
      <RenderedProse of={of.answer} />
      {of.isVoted ? (
        <output className="help-thanks">{words['help.thanks']}</output>
      ) : (
        <form className="help-vote" method="post" action={action}>
          <input type="hidden" name="question" value={of.id} />
          <fieldset>
            <legend>{words['help.wasHelpful']}</legend>
            <button className="button button-secondary button-small" name="helpful" value="yes" type="submit">
              {words['help.yes']}
            </button>
            <button className="button button-secondary button-small" name="helpful" value="no" type="submit">
              {words['help.no']}
            </button>
          </fieldset>
        </form>
      )}
    </div>
  );
}
