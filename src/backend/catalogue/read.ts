import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { operatorsSource, tourSource, type OperatorsSource, type TourSource } from './schema.ts';

export type CitySource = { city: string; operators: OperatorsSource; tours: TourSource[] };

/**
 * Reads a YAML file by its schema.
 * @throws Error naming file, field and what is wrong with it
 */
export function readYaml<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  const result = v.safeParse(schema, parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`);
  throw new Error(`${file}\n${problems.join('\n')}`);
}

function checkTour(file: string, tour: TourSource, operators: OperatorsSource): void {
  if (!operators[tour.vendor]) throw new Error(`${file}\n  vendor: "${tour.vendor}" is not in operators.yaml`);
  const pricings = [tour.ageGroups, tour.ticketTypes, tour.menuTypes, tour.group].filter(Boolean).length;
  if (pricings !== 1) throw new Error(`${file}\n  give exactly one of ageGroups, ticketTypes, menuTypes and group`);
}

/**
 * Reads `tours/<city>/operators.yaml` and `tours/<city>/<slug>.yaml`.
 * @throws Error naming file, field and what is wrong with it.
 */
export function readTours(directory: string): CitySource[] {
  return readdirSync(directory)
    .sort()
    .map((city) => {
      const files = readdirSync(join(directory, city)).sort();
      const operators = readYaml(join(directory, city, 'operators.yaml'), operatorsSource);
      const tours = files
        .filter((name) => name !== 'operators.yaml')
        .map((name) => {
          const file = join(directory, city, name);
          const tour = readYaml(file, tourSource);
          if (name !== `${tour.slug}.yaml`) throw new Error(`${file}\n  slug: "${tour.slug}" and the file's name differ`);
          checkTour(file, tour, operators);
          return tour;
        });
      return { city, operators, tours };
    });
}
