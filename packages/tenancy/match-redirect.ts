/** What matching needs to know of a rule. */
export interface RedirectRule {
  /** a path; with `/*` at its end it stands for the path before and everything below */
  readonly from: string;
  /** a path of this website or an https: address; `/*` at its end is replaced by what `from`'s star stood for */
  readonly to: string;
  readonly permanent: boolean;
}

/** Where a visitor is sent. */
export interface Redirect {
  readonly to: string;
  /** 301 or 302 */
  readonly permanent: boolean;
}

const SITE = 'http://site';

/** As browsers write paths: escaped, without dots; and without a slash at the end. null: another host, or no path. */
function normalise(path: string): string | null {
  const url = path.startsWith('/') ? URL.parse(path, SITE) : null;
  return url?.origin === SITE ? url.pathname.replace(/\/+$/, '') || '/' : null;
}

/** A rule that is ready to be compared. */
interface Pattern {
  readonly rule: RedirectRule;
  readonly path: string;
  readonly hasStar: boolean;
}

function patternOf(rule: RedirectRule): Pattern | null {
  const hasStar = rule.from.endsWith('/*');
  const path = normalise(hasStar ? rule.from.slice(0, -1) : rule.from);
  return path === null ? null : { rule, path, hasStar };
}

/** What the star stands for, without a slash in front; null when the pattern does not match. */
function restOf({ path, hasStar }: Pattern, asked: string): string | null {
  if (asked === path) return '';
  const folder = path === '/' ? '/' : `${path}/`;
  // A rest that began with a slash would make `/*` lead to another host.
  return hasStar && asked.startsWith(folder) ? asked.slice(folder.length).replace(/^[/\\]+/, '') : null;
}

const isElsewhere = (to: string): boolean => URL.parse(to)?.protocol === 'https:';

/** Exact rules first, then the longest star. */
const byRank = (a: Pattern, b: Pattern): number =>
  Number(a.hasStar) - Number(b.hasStar) || b.path.length - a.path.length;

/**
 * Where a dealership's rules send a path (spec 2, route rules). Exact rules go before those with a star, and of those
 * the longest. Rules that follow one another are followed to the end, so that a visitor is sent once. A rule that
 * leads where the visitor already is does not count; rules that lead in a circle send nobody.
 * @param path as asked for, without language and query
 * @returns null: no rule applies. The query of the request is the caller's to keep.
 */
export function matchRedirect(rules: readonly RedirectRule[], path: string): Redirect | null {
  const start = normalise(path);
  if (start === null) return null;
  const patterns = rules
    .map(patternOf)
    .filter((pattern) => pattern !== null)
    .sort(byRank);
  const followed = new Set<RedirectRule>();
  let asked = start;
  let to: string | null = null;
  let permanent = true;
  for (let step = stepFrom(patterns, asked); step !== null; ) {
    if (followed.has(step.rule)) return null;
    followed.add(step.rule);
    to = step.to;
    asked = step.path;
    permanent &&= step.rule.permanent;
    step = isElsewhere(to) ? null : stepFrom(patterns, asked);
  }
  return to === null || asked === start ? null : { to, permanent };
}

/** What one rule does. */
interface Step {
  readonly rule: RedirectRule;
  readonly to: string;
  /** `to` without query, normalised */
  readonly path: string;
}

function stepFrom(patterns: readonly Pattern[], asked: string): Step | null {
  for (const pattern of patterns) {
    const rest = restOf(pattern, asked);
    if (rest === null) continue;
    const { rule } = pattern;
    const to = rule.to.endsWith('/*') ? rule.to.slice(0, -1) + rest : rule.to;
    const path = isElsewhere(to) ? to : normalise(to);
    if (path !== null && path !== asked) return { rule, to, path };
  }
  return null;
}
