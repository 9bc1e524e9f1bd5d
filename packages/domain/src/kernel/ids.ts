/** 24 lower-case hex digits, made by the client or the server (2 §4). */
export type Id = string

const ID = /^[0-9a-f]{24}$/

export const isId = (value: string): value is Id => ID.test(value)
