import { framedPaths } from '#domain/host-rules.ts';
import type { Site } from './site.ts';

const directivesOf = (policy: string): string[] =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean);

/** What a page's inline scripts and styles stand on: their hashes differ from page to page, and `default-src` stands in for both. */
const inPage = /^(default|script|style)-src/;

/** What they all have in common but for the hashes. */
function common(policies: readonly string[]): string {
  const [first = [], ...others] = policies.map(directivesOf);
  const shared = first.filter((directive) => !inPage.test(directive) && others.every((other) => other.includes(directive)));
  return shared.join('; ');
}

/** Policies of the pages that may be framed, or of those that may not. */
const policiesWhere = ({ pages, policies }: Site, isFramed: boolean): string[] => [
  ...new Set(pages.filter(({ path }) => framedPaths.includes(path) === isFramed).map(({ policy }) => policies[policy] ?? '')),
];

/**
 * A policy for all pages at once, for hosts that cannot send one for each; the hashes stay in the meta tags, and a browser
 * obeys both. `framed` is for the few pages that may be framed.
 */
export const commonPolicies = (site: Site): { others: string; framed: string } => ({
  others: common(policiesWhere(site, false)),
  framed: common(policiesWhere(site, true)),
});
