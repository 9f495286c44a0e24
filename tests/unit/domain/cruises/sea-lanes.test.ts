import { describe, expect, it } from 'vitest';
import { seaWays } from '#domain/cruises/sea-lanes.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const ports = new Map([
  ['west', at(0, 0)],
  ['east', at(0, 10)],
  ['north', at(5, 5)],
  ['island', at(40, 40)],
  ['inland', at(50, 50)],
]);
const lanes = {
  junctions: { cape: [-2, 5], strait: [1, 5] },
  lanes: [
    ['west', [-1, 2], 'cape', 'east'],
    ['west', 'strait', [1, 8], 'east'],
    ['strait', 'north'],
    ['island', [41, 41]],
  ],
} as const;

describe('the way of a ship', () => {
  const way = seaWays(lanes, ports);

  it('is the shortest one over the lanes, in both directions', () => {
    expect(way('west', 'east')).toEqual([at(1, 5), at(1, 8)]);
    expect(way('east', 'west')).toEqual([at(1, 8), at(1, 5)]);
  });

  it('goes from lane to lane where they have a junction, a bend or a port in common', () => {
    expect(way('west', 'north')).toEqual([at(1, 5)]);
    const byBends = { junctions: {}, lanes: [['west', [3, 3]] as const, [[3, 3], 'north'] as const, ['north', 'east'] as const] };
    expect(seaWays(byBends, ports)('west', 'east')).toEqual([at(3, 3), at(5, 5)]);
  });

  it('is straight to a port without a lane, and where no lane leads', () => {
    expect([way('west', 'inland'), way('inland', 'west'), way('west', 'island'), way('west', 'west')]).toEqual([[], [], [], []]);
  });

  it('over the date line is as short as it is', () => {
    const islands = new Map([
      ['fiji', at(-18, 178)],
      ['samoa', at(-14, -172)],
    ]);
    const net = { junctions: {}, lanes: [['fiji', [-16, -179], 'samoa'] as const, ['fiji', [-16, 0], 'samoa'] as const] };
    expect(seaWays(net, islands)('fiji', 'samoa')).toEqual([at(-16, -179)]);
  });
});

it('lanes lead through ports and junctions that there are', () => {
  expect(() => seaWays({ junctions: {}, lanes: [['west', 'atlantis']] }, ports)).toThrow(
    new Error('there is no port or junction atlantis'),
  );
});
