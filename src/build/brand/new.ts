/**
 * `npm run brand:new`: asks a few questions and makes a brand that builds. `-- --name "Blue Line" --colour "#1d4e89"` answers beforehand.
 */
import { relative, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { sourceProblems } from './checks/sources.ts';
import { brandsDirectory } from '#brands/folder.ts';
import { checkAnswer, proposalFor, questionNames, questions, type Answers, type Question } from './new/answers.ts';
import { createBrand } from './new/create.ts';

const root = resolve(import.meta.dirname, '../../..');
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function ask(question: Question, proposal: string | undefined, terminal: Interface): Promise<Answers[Question]> {
  for (;;) {
    const typed = await terminal.question(`${questions[question].ask}${proposal ? ` [${proposal}]` : ''}: `);
    try {
      return checkAnswer(question, typed.trim() || (proposal ?? ''));
    } catch (error) {
      console.info(`  ${messageOf(error)}`);
    }
  }
}

/** What was not answered on the command line is asked at a terminal; elsewhere, what is proposed counts. */
async function answer(given: Partial<Record<Question, string>>): Promise<Answers> {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const answers: Partial<Record<Question, Answers[Question]>> = {};
  try {
    for (const question of questionNames) {
      const proposal = proposalFor(question, answers as Partial<Answers>);
      const known = given[question] ?? (terminal ? undefined : (proposal ?? ''));
      answers[question] = known === undefined && terminal ? await ask(question, proposal, terminal) : checkAnswer(question, known ?? '');
    }
  } catch (error) {
    throw new Error(`--${questionNames[Object.keys(answers).length] ?? ''} ${messageOf(error)}`, { cause: error });
  } finally {
    terminal?.close();
  }
  return answers as Answers;
}

try {
  const { values } = parseArgs({ options: Object.fromEntries(questionNames.map((name) => [name, { type: 'string' as const }])) });
  const answers = await answer(values);
  const folder = createBrand(answers);
  const problems = sourceProblems(answers.folder, { brands: brandsDirectory, pages: resolve(root, 'content/pages') });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.info(`${relative(root, folder)} is made. Next:
  npm run build -- --brand ${answers.folder} && BRAND=${answers.folder} npm start
  Then replace the sample data in brand.yaml and the marks logo.svg and logo-dark.svg.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
