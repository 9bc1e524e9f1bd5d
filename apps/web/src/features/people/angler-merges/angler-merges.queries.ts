import { anglerMergeCalls } from '@ramplight/contract/people/angler-merges'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'

/** What a merge of these two would do. While another one is to stay, what was seen is kept on the screen. */
export const previewQuery = (two: { master: string; merged: string }) => ({
  ...queryOf(anglerMergeCalls.preview, { body: two }),
  placeholderData: keepPreviousData,
})

export const duplicatesQuery = () => queryOf(anglerMergeCalls.duplicates, {})
