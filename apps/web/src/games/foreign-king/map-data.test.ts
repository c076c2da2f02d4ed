import { describe, expect, test } from 'vitest';
import { itIsDrawnWell } from '../../../test/map.ts';
import { touching } from '../../../test/outlines.ts';
import { PROVINCES, VIEW } from './map-data.ts';

describe('the map of Belgium', () => {
  const borders = [
    'antwerp-brabant',
    'antwerp-east_flanders',
    'antwerp-limburg',
    'brabant-east_flanders',
    'brabant-hainaut',
    'brabant-liege',
    'brabant-limburg',
    'brabant-namur',
    'east_flanders-hainaut',
    'east_flanders-west_flanders',
    'hainaut-namur',
    'hainaut-west_flanders',
    'liege-limburg',
    'liege-luxembourg',
    'liege-namur',
    'luxembourg-namur',
  ];

  test('FK-MAP-1, -2  areas touch along the sixteen borders and nowhere else', () => {
    expect(touching(PROVINCES)).toEqual(borders.sort());
  });

  describe.each(Object.entries(PROVINCES))('%s', (_, area) => itIsDrawnWell(area, VIEW));
});
