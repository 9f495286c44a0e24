import sharp from 'sharp';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { brandFiles } from '#build/brand/files.ts';
import { brandNames, readBrand } from '#brands/folder.ts';
import { brandFacts } from '#contracts/brand.ts';

it.each(brandNames())('%s gets icons, a picture for links and particulars for servers', async (name) => {
  const files = await brandFiles(name);
  const sizeOf = async (file: string) => {
    const { format, width, height } = await sharp(files[file] as Buffer).metadata();
    return { format, width, height };
  };
  expect(await sizeOf('social.png')).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(await sizeOf('apple-touch-icon.png')).toEqual({ format: 'png', width: 180, height: 180 });
  expect(await sizeOf('icon-192.png')).toEqual({ format: 'png', width: 192, height: 192 });
  expect(await sizeOf('icon-512.png')).toEqual({ format: 'png', width: 512, height: 512 });
  const ico = files['favicon.ico'] as Buffer;
  expect(ico.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ format: 'png', width: 32 });
  expect(await sharp(Buffer.from(files['favicon.svg'] as string)).metadata()).toMatchObject({ format: 'svg', width: 48 });
  const facts = v.parse(brandFacts, JSON.parse(files['brand.json'] as string));
  expect(facts).toMatchObject({ name: readBrand(name).name, email: readBrand(name).support.email });
  expect(await sharp(Buffer.from(facts.mark?.split(',')[1] ?? '', 'base64')).metadata()).toMatchObject({
    format: 'png',
    width: 144,
    hasAlpha: true,
  });
});
