type Board = { field: number; rows: readonly { disqualified: boolean }[] }

/** Of how many a place is: everybody who is not disqualified, also who was cut. `field` counts who fishes on the day of the board. */
export const placedAmong = ({ field, rows }: Board): number => Math.max(field, rows.filter(({ disqualified }) => !disqualified).length)
