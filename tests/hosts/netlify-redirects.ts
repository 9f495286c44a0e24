import { hostedShop } from '#tests/support/hosted.ts';
import { emitted, siteFile, type Outcome } from './emitted.ts';

type Rule = { from: RegExp; to: string; status: number; isForced: boolean; language: string | undefined };

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\-]/g, '\\$&');

function ruleOf(line: string): Rule {
  const [from = '', to = '', status = '', condition] = line.split(/\s+/);
  const source = escaped(from)
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?');
  return {
    from: new RegExp(`^${source}/?$`),
    to,
    status: Number.parseInt(status, 10),
    isForced: status.endsWith('!'),
    language: condition?.replace('Language=', ''),
  };
}

const fits = ({ from, language }: Rule, pathname: string, acceptLanguage: string): boolean =>
  from.test(pathname) && (language === undefined || new RegExp(`^${language}\\b`, 'i').test(acceptLanguage.trim()));

function outcome(rule: Rule, pathname: string, search: string): Outcome {
  const groups = rule.from.exec(pathname)?.groups ?? {};
  const to = rule.to.replace(/:([a-z]\w*)/g, (_, name: string) => groups[name] ?? '');
  return rule.status >= 300 && rule.status < 400 ? { status: rule.status, location: to + search } : { status: rule.status, file: to };
}

/** Does by `_redirects` what Netlify documents: forced rules, files, then the other rules, from the top. */
export function askNetlify(path: string, acceptLanguage = '', hosted = hostedShop): Outcome {
  const { pathname, search } = new URL(path, 'https://shop.example');
  const rules = emitted('netlify', '_redirects', hosted).trim().split('\n').map(ruleOf);
  const forced = rules.find((rule) => rule.isForced && fits(rule, pathname, acceptLanguage));
  if (forced) return outcome(forced, pathname, search);
  const file = siteFile(pathname, true, hosted);
  if (file) return { status: 200, file };
  const other = rules.find((rule) => fits(rule, pathname, acceptLanguage));
  return other ? outcome(other, pathname, search) : { status: 404 };
}
