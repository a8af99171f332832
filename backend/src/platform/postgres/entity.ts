import type { EntitySchema } from 'typeorm';

/** A class with TypeORM's `@Entity()`, or an EntitySchema. */
export type Entity = EntitySchema | (abstract new (...args: never[]) => object);
