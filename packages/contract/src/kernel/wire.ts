import { z } from 'zod'

/**
 * What came from outside, read by a schema: it can be anything, and the schema says whether it is right. `z.decode` alone wants to
 * be told beforehand what it is; only here somebody pretends to know.
 */
export const fromWire = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => z.decode(schema, value as z.input<S>)

/** The same, with what is wrong instead of an exception. */
export const readWire = <S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> =>
  z.safeDecode(schema, value as z.input<S>)
