import type { LanguageLink } from './language-links.server.ts';

/** Links to this page in other languages. Nothing is stored: the URL has the language. */
export function LanguageSwitch({ languages, label }: { languages: readonly LanguageLink[]; label: string }) {
  if (languages.length === 0) return null;
  return (
    <nav className="languages" aria-label={label}>
      <ul>
        {languages.map(({ language, name, href }) => (
          <li key={language}>
            <a href={href} hrefLang={language} lang={language}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
