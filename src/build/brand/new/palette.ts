import { SassColor } from 'sass';
import { channelsOf } from '../colours/contrast.ts';
import { contrastOf, pairs, type Pair } from '../colours/pairs.ts';
import type { Scheme, Tokens } from '../colours/tokens.ts';

/** What means the same under every brand keeps its hue. */
const keepsHue = /^--(danger|success|sun|hero-lamp)/;
/** Sea, hills and ink stay cool: they turn towards blue, by so many degrees at most. */
const staysCool = /^--(ink|secondary|hero-(ink|sea|hill|funnel|foam))/;
const coolTurn = 50;
/** How far lightness is moved at a time, of 1. */
const step = 0.01;

const parse = (hex: string): SassColor => {
  const [red, green, blue] = channelsOf(hex);
  return new SassColor({ red, green, blue, space: 'rgb' }).toSpace('oklch');
};

function hexOf(colour: SassColor): string {
  const rgb = colour.toGamut({ space: 'rgb', method: 'local-minde' }).toSpace('rgb');
  const channel = (name: 'red' | 'green' | 'blue') =>
    Math.round(Math.min(255, Math.max(0, rgb.channel(name))))
      .toString(16)
      .padStart(2, '0');
  return `#${channel('red')}${channel('green')}${channel('blue')}`;
}

const lightness = (colour: SassColor): number => colour.channel('lightness');

/** The ground of a button moves rather than its white letters. */
const movedBy = ({ front, ground }: Pair): string => (front.startsWith('--on-') ? ground : front);

/** Makes what fails darker on light paper and lighter on dark, until every pair has its contrast. */
function withContrast(tokens: Tokens, scheme: Scheme): Tokens {
  const result = { ...tokens };
  const towards = scheme === 'light' ? -step : step;
  for (
    let low = pairs.filter((pair) => contrastOf(result, pair) < pair.least);
    low.length > 0;
    low = low.filter((pair) => contrastOf(result, pair) < pair.least)
  ) {
    for (const name of new Set(low.map(movedBy))) {
      const colour = parse(result[name] ?? '');
      const moved = lightness(colour) + towards;
      if (moved < 0 || moved > 1) throw new Error(`no lightness of ${name} has contrast enough`);
      result[name] = hexOf(colour.change({ lightness: moved }));
    }
  }
  return result;
}

/**
 * Colours of a new brand: those of a `model`, turned around the colour circle (OKLCH) so that its primary has the hue of the
 * `main` colour, then darkened or lightened until every pair has its contrast.
 */
export function paletteOf(main: string, model: Tokens, scheme: Scheme): Tokens {
  const wanted = parse(main);
  const difference = wanted.isChannelPowerless('hue') ? 0 : wanted.channel('hue') - parse(model['--primary'] ?? '').channel('hue');
  const turn = ((difference + 540) % 360) - 180;
  const turnOf = (name: string): number => (staysCool.test(name) ? Math.min(Math.abs(turn), coolTurn) : turn);
  const turned = Object.entries(model).map(([name, hex]) => {
    const colour = parse(hex);
    return [name, keepsHue.test(name) ? hex : hexOf(colour.change({ hue: (colour.channel('hue') + turnOf(name) + 360) % 360 }))] as const;
  });
  const own = scheme === 'light' ? { '--primary': main, '--hero-sun': main } : { '--hero-sun': main };
  return withContrast({ ...Object.fromEntries(turned), ...own }, scheme);
}
