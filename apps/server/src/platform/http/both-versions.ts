import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyRequest } from 'fastify'
import { StaleRecord } from '../database/records.ts'
import { encodeAnswer } from './encode-answer.ts'

/**
 * For `catch`: a stale change is refused with both versions, in the wire's units, and theirs as `present` shows it to the
 * caller anyway.
 */
export const bothVersions =
  <E extends AnyEndpoint, Row>(endpoint: E, request: FastifyRequest, present: (row: Row) => ResponseOf<E> | Promise<ResponseOf<E>>) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof StaleRecord)) throw error
    const theirs = encodeAnswer(endpoint, await present(error.stored as Row))
    throw refused('record.stale', undefined, { yours: request.body, theirs })
  }
