import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { longestAt, mustBeSaid, rangeAt } from '@ramplight/contract/kernel/field-at'
import { pathInWords } from '@ramplight/contract/kernel/labels'
import { familyOf } from '@ramplight/contract/shown-in'
import { RequiredLabel } from '@ramplight/ui/form/fields.tsx'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { givenLabel } from '../labels/labels.ts'

/** What the contract says about the fields of a form. Nothing of it is typed again. */
export type Declared = {
  /** `Entry fee` */
  labelOf: (path: string) => string
  /** The longest text that is taken. */
  longest: (path: string) => number | undefined
  /** From where to where a number may go. */
  range: (path: string) => { min?: number; max?: number }
  isRequired: (path: string) => boolean
}

type Call = Pick<AnyEndpoint, 'path' | 'body'>

/** `bigfishpots.0.name` → `bigfishpots.name`: rows of a list are declared once. */
const withoutRows = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '')

/**
 * The fields of what a call sends: their labels, and the limits of its schema. `complete`: what a record needs that may be sent
 * unfinished. `brought`: another call whose fields the form has, too.
 */
export function declaredBy(call: Call, { complete, brought }: { complete?: z.ZodType; brought?: Call } = {}): Declared {
  const calls = brought ? [call, brought] : [call]
  const schemas = complete ? [call.body, complete] : [call.body]
  const required = new Map<string, boolean>()
  const isRequired = (path: string): boolean => {
    const known = required.get(path)
    if (known !== undefined) return known
    const found = schemas.some((schema) => schema && mustBeSaid(schema, withoutRows(path)))
    required.set(path, found)
    return found
  }
  return {
    labelOf: (path) => calls.map((one) => givenLabel(familyOf(one), withoutRows(path))).find(Boolean) ?? pathInWords(path),
    longest: (path) => calls.map(({ body }) => body && longestAt(body, withoutRows(path))).find((most) => most !== undefined),
    range: (path) => calls.map(({ body }) => body && rangeAt(body, withoutRows(path))).find((range) => range !== undefined) ?? {},
    isRequired,
  }
}

/** The label of a field, with "Required" where it is; `words`, where a screen has better ones than the record. */
export const labelFor = (declared: Declared, path: string, words: string = declared.labelOf(path)): ReactNode =>
  declared.isRequired(path) ? <RequiredLabel>{words}</RequiredLabel> : words
