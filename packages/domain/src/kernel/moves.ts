/** Which value may follow which (A52). Staying is no move, and always allowed. */
export const mayMoveTo = <S extends string>(moves: Readonly<Record<S, readonly S[]>>, from: S, to: S): boolean =>
  from === to || moves[from].includes(to)
