const directivesOf = (policy: string): string[] => policy.split(';').map((directive) => directive.trim()).filter(Boolean);

/** What a page's inline scripts and styles stand on: their hashes differ from page to page, and `default-src` stands in for both. */
const inPage = /^(default|script|style)-src/;

/**
 * A policy for all pages at once, for hosts that cannot send one for each: what they all have in common but for the hashes,
 * which stay in the meta tags. A browser obeys both.
 */
export function commonPolicy(policies: readonly string[]): string {
  const [first = [], ...others] = policies.map(directivesOf);
  const common = first.filter((directive) => !inPage.test(directive) && others.every((other) => other.includes(directive)));
  return common.join('; ');
}
