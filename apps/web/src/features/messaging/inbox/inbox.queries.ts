import { composeCalls, type InboxMessage } from '@ramplight/contract/messaging/compose'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'

export const inboxQuery = () => queryOf(composeCalls.inbox, {})

const unreadIn = (messages: InboxMessage[]): number => messages.filter(({ status }) => status !== 'Received - Read').length

/** How many messages somebody has not read. */
export const useUnread = (): number => useQuery({ ...inboxQuery(), select: unreadIn, refetchInterval: 120_000 }).data ?? 0
