/** The part of a redirect rule that matching needs. */
export interface MatchableRule {
  /** A path. With `/*` at its end, it matches the path before that and everything below. */
  readonly from: string;
  /** A path of this website or an https: URL. `/*` at its end is replaced by what the star in `from` matched. */
  readonly to: string;
  readonly permanent: boolean;
}

/** The target of a redirect. */
interface Redirect {
  readonly to: string;
  /** True for 301, false for 302. */
  readonly permanent: boolean;
}

const SITE = 'http://site';

/**
 * Normalizes a path as browsers do: escaped, without dot segments. Also removes a slash at the end. Returns null if
 * it is not a path, or leads to another host.
 */
function normalizePath(path: string): string | null {
  const url = path.startsWith('/') ? URL.parse(path, SITE) : null;
  return url?.origin === SITE ? url.pathname.replace(/\/+$/, '') || '/' : null;
}

/** A rule prepared for matching. */
interface Pattern {
  readonly rule: MatchableRule;
  readonly path: string;
  readonly hasStar: boolean;
}

function patternOf(rule: MatchableRule): Pattern | null {
  const hasStar = rule.from.endsWith('/*');
  const path = normalizePath(hasStar ? rule.from.slice(0, -1) : rule.from);
  return path === null ? null : { rule, path, hasStar };
}

/** What the star matches, without a leading slash. Returns null if the pattern does not match. */
function restOf({ path, hasStar }: Pattern, requestedPath: string): string | null {
  if (requestedPath === path) return '';
  const folder = path === '/' ? '/' : `${path}/`;
  // If the rest began with a slash, `/*` would lead to another host.
  return hasStar && requestedPath.startsWith(folder)
    ? requestedPath.slice(folder.length).replace(/^[/\\]+/, '')
    : null;
}

const isElsewhere = (to: string): boolean => URL.parse(to)?.protocol === 'https:';

/** Exact rules first, then the longest star. */
const byRank = (a: Pattern, b: Pattern): number =>
  Number(a.hasStar) - Number(b.hasStar) || b.path.length - a.path.length;

/**
 * The rules that a path goes through, one after the other.
 * @returns null if it never arrives, because rules lead in a circle
 */
function followRules(rules: readonly MatchableRule[], start: string): readonly RedirectStep[] | null {
  const patterns = rules
    .map(patternOf)
    .filter((pattern) => pattern !== null)
    .sort(byRank);
  const steps: RedirectStep[] = [];
  for (let step = stepFrom(patterns, start); step !== null; ) {
    const { rule, to, path } = step;
    if (steps.some((earlier) => earlier.rule === rule)) return null;
    steps.push(step);
    step = isElsewhere(to) ? null : stepFrom(patterns, path);
  }
  return steps;
}

/**
 * Finds where a dealership's rules redirect a path (spec 2, route rules). Exact rules take precedence over those with
 * a star, and of those the longest wins. Follows chains of rules to the end, so that a visitor is redirected once.
 * Ignores a rule that leads to where the visitor already is, and rules that lead in a circle.
 * @param path as requested, without language and query
 * @returns null if no rule applies. The caller has to keep the query of the request.
 */
export function matchRedirect(rules: readonly MatchableRule[], path: string): Redirect | null {
  const start = normalizePath(path);
  const steps = start === null ? null : followRules(rules, start);
  const last = steps?.at(-1);
  if (steps === null || last === undefined || last.path === start) return null;
  return { to: last.to, permanent: steps.every(({ rule }) => rule.permanent) };
}

/** Whether the rules lead a path in a circle, so that the website ignores them. */
export function leadsInCircle(rules: readonly MatchableRule[], path: string): boolean {
  const start = normalizePath(path);
  if (start === null) return false;
  const steps = followRules(rules, start);
  return steps === null || (steps.length > 0 && steps.at(-1)?.path === start);
}

/** The effect of one rule. */
interface RedirectStep {
  readonly rule: MatchableRule;
  readonly to: string;
  /** `to` without its query, normalized. */
  readonly path: string;
}

function stepFrom(patterns: readonly Pattern[], requestedPath: string): RedirectStep | null {
  for (const pattern of patterns) {
    const rest = restOf(pattern, requestedPath);
    if (rest === null) continue;
    const { rule } = pattern;
    const to = rule.to.endsWith('/*') ? rule.to.slice(0, -1) + rest : rule.to;
    const path = isElsewhere(to) ? to : normalizePath(to);
    if (path !== null && path !== requestedPath) return { rule, to, path };
  }
  return null;
}
