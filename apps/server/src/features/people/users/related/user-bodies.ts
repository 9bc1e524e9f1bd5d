import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { userCalls } from '@ramplight/contract/people/users'
import type { people } from '../users.store.ts'

export type ChangeBody = BodyOf<typeof userCalls.update>
export type CreateBody = BodyOf<typeof userCalls.create>
export type Values = Omit<typeof people.$inferInsert, 'id' | 'rev' | 'createdAt' | 'updatedAt' | 'deleted'>
