export type LlmsLink = { label: string; href: string; note?: string };
export type LlmsSection = { title: string; text?: string; links: readonly LlmsLink[] };

const line = ({ label, href, note }: LlmsLink, site: URL | undefined): string =>
  `- [${label}](${new URL(href, site).href})${note === undefined ? '' : `: ${note}`}`;

/** What the shop is and where its pages are, for language models. Links are paths. https://llmstxt.org/ */
export function llmsText(shop: { name: string; summary: string; sections: readonly LlmsSection[] }, site: URL | undefined): string {
  const sections = shop.sections.map(({ title, text, links }) =>
    [`## ${title}`, text, links.map((link) => line(link, site)).join('\n')].filter(Boolean).join('\n\n'),
  );
  return `${[`# ${shop.name}`, `> ${shop.summary}`, ...sections].join('\n\n')}\n`;
}
