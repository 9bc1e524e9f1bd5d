import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams, record } from '../kernel/family.ts'
import { anyValue, id, isoDateTime, mapOf } from '../kernel/fields.ts'
import { fieldPath, MOST_LEAVES, MOST_OF_A_LEAF, syncTable } from './field-path.ts'

/**
 * Two people said different things of one field. What is there (`theirs`) counts until somebody who may change the record has
 * answered; the first answer that the server takes counts. Until then results of its tournament do not become official.
 */
export const question = record({
  /** The change that could not be taken. */
  op: id,
  tbl: syncTable,
  rec: id,
  /** Of a tournament `numbers`: a draw, or numbers of many boats, against those that are there. */
  field: fieldPath,
  /** Whose results wait for the answer. */
  tournament: id.nullable(),
  base: z.unknown(),
  mine: z.unknown(),
  /** Fields that are only right with `mine`: the pots of a partner. They follow the answer. */
  beside: mapOf(fieldPath, anyValue(MOST_OF_A_LEAF), MOST_LEAVES).nullish(),
  /** As it is now. */
  theirs: z.unknown(),
  mineBy: id.nullable(),
  theirsBy: id.nullable(),
  /** The admins who acted as these people when they said so, or answered. */
  mineAdmin: id.nullish(),
  theirsAdmin: id.nullish(),
  answeredAdmin: id.nullish(),
  at: isoDateTime,
  state: z.enum(['open', 'done']),
  answeredBy: id.nullable(),
}).meta({ id: 'Question' })
export type Question = z.output<typeof question>

/** `seen`: what stood there when the person answered. With something else there by now they are asked again. */
export const answerBody = z.strictObject({
  take: z.enum(['mine', 'theirs', 'value']),
  value: anyValue(MOST_OF_A_LEAF).optional(),
  seen: anyValue(MOST_OF_A_LEAF).optional(),
})
export type Answer = z.output<typeof answerBody>

const base = '/api/questions/'

export const questionCalls = {
  search: endpoint({
    method: 'POST',
    path: `${base}search`,
    summary: 'Questions about records that the caller may change: open ones, unless asked for those that are answered.',
    policy: 'signed-in',
    body: z.strictObject({ tournament: id.optional(), state: z.enum(['open', 'done']).optional() }),
    response: z.array(question),
  }),
  answer: endpoint({
    method: 'POST',
    path: `${base}{id}/answer`,
    summary: 'Say what counts. The same answer again changes nothing; another one after the first is refused.',
    policy: 'signed-in',
    params: idParams,
    body: answerBody,
    response: question,
  }),
}
