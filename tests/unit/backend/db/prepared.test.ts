import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PreparedPglite } from '#backend/db/prepared-pglite.ts';
import { isStale, StatementNames } from '#backend/db/statement-names.ts';

const client = await PGlite.create('memory://');
let prepared: PreparedPglite;
afterAll(() => client.close());
beforeEach(async () => {
  await client.exec(
    "drop table if exists seats; create table seats (id integer primary key, label text); insert into seats values (1, 'window'), (2, 'aisle'); deallocate all",
  );
  prepared = new PreparedPglite(client);
});

const labelOf = 'select label from seats where id = $1';
const add = 'insert into seats (id, label) values ($1, $2)';

describe('a prepared statement of the embedded database', () => {
  it('answers as the database itself does, the second time too', async () => {
    for (const [id, label] of [
      [1, 'window'],
      [2, 'aisle'],
    ]) {
      expect(await prepared.query(labelOf, [id])).toEqual(await client.query(labelOf, [id]));
      expect((await prepared.query(labelOf, [id], { rowMode: 'array' })).rows).toEqual([[label]]);
    }
    expect(await prepared.query(add, [3, null])).toMatchObject({ rows: [], affectedRows: 1 });
    expect((await prepared.query(labelOf, [3])).rows).toEqual([{ label: null }]);
  });

  it('leaves the next call in peace after an error', async () => {
    await expect(prepared.query(add, [1, 'taken'])).rejects.toMatchObject({ code: '23505' });
    await expect(prepared.query('select nonsense from seats where id = $1', [1])).rejects.toMatchObject({ code: '42703' });
    await expect(prepared.query(labelOf, ['one'])).rejects.toMatchObject({ code: '22P02' });
    expect(await prepared.query(add, [3, 'free'])).toMatchObject({ affectedRows: 1 });
    expect((await prepared.query(labelOf, [3])).rows).toEqual([{ label: 'free' }]);
  });

  it('is parsed anew once its columns have changed', async () => {
    const all = 'select * from seats where id = $1';
    expect((await prepared.query(all, [1])).rows).toEqual([{ id: 1, label: 'window' }]);
    await client.exec('alter table seats add column price integer default 7');
    await expect(prepared.query(all, [1])).rejects.toMatchObject({ code: '0A000' });
    expect((await prepared.query(all, [1])).rows).toEqual([{ id: 1, label: 'window', price: 7 }]);
  });

  it('is planned anew now and then, and does not pile up', async () => {
    for (let time = 0; time < 2_500; time += 1) expect((await prepared.query(labelOf, [1])).rows).toHaveLength(1);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::integer as count from pg_prepared_statements where statement = $1',
      [labelOf],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('is parsed anew once it is lost', async () => {
    await prepared.query(labelOf, [1]);
    await client.exec('deallocate all');
    await expect(prepared.query(labelOf, [1])).rejects.toMatchObject({ code: '26000' });
    expect((await prepared.query(labelOf, [1])).rows).toEqual([{ label: 'window' }]);
  });
});

describe('a transaction of the embedded database', () => {
  const count = async () => Number((await prepared.query<{ count: string }>('select count(*) from seats')).rows[0]?.count);

  it('is written whole, or not at all when a statement in it fails', async () => {
    await prepared.transaction(async (tx) => {
      await tx.query(add, [3, 'one']);
      await tx.query(add, [4, 'two']);
    });
    expect(await count()).toBe(4);
    const failing = prepared.transaction(async (tx) => {
      await tx.query(add, [5, 'three']);
      await tx.query(add, [3, 'again']);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(4);
    expect(await prepared.query(add, [5, 'three'])).toMatchObject({ affectedRows: 1 });
  });

  it('keeps statements outside it waiting', async () => {
    const order: string[] = [];
    let outside: Promise<unknown[]> | undefined;
    await prepared.transaction(async (tx) => {
      outside = prepared.query(labelOf, [3]).then(({ rows }) => {
        order.push('outside');
        return rows;
      });
      await tx.query(add, [3, 'inside']);
      await tx.query(labelOf, [3]);
      order.push('transaction');
    });
    expect(await outside).toEqual([{ label: 'inside' }]);
    expect(order).toEqual(['transaction', 'outside']);
  });
});

describe('names of statements', () => {
  it('are one for each text, another once it is forgotten, and none beyond a bound', () => {
    const names = new StatementNames();
    const first = names.nameOf('select 1');
    expect(names.nameOf('select 1')).toBe(first);
    names.forget('select 1');
    expect(names.nameOf('select 1')).not.toBe(first);
    const later = Array.from({ length: 1_000 }, (_, index) => names.nameOf(`select ${index}`));
    expect(later.at(-1)).toBeUndefined();
  });

  it('are forgotten after a change of the schema, not after a broken rule', () => {
    expect(isStale(Object.assign(new Error(), { code: '0A000' }))).toBe(true);
    expect(isStale(Object.assign(new Error(), { code: '23505' }))).toBe(false);
  });
});
