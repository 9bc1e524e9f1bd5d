import { isIP } from 'node:net'
import { z } from 'zod'

export const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535)

export const seconds = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)

export const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

const isAddressOrRange = (text: string) => {
  const [address = '', prefix] = text.split('/')
  const version = isIP(address)
  if (version === 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

/** `true`, `false`, the number of proxies in front, or their addresses: the forms Fastify's `trustProxy` knows. */
export const trustProxy = z.string().transform((text, context): boolean | number | string[] => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = text.split(',').map((part) => part.trim())
  if (!addresses.every(isAddressOrRange)) context.addIssue({ code: 'custom', message: 'not a proxy setting' })
  return addresses
})

/** A setting with what it is for, what is allowed and an example. */
export const setting = <Schema extends z.ZodType>(schema: Schema, description: string, allowed: string, example?: string) =>
  schema.meta({ description, allowed, example })
