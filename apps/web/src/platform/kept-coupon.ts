const nameOf = (tournament: string) => `rl-coupon-${tournament}`

/** The code of a coupon that somebody came with, until they pay for their boat in this tab. */
export const keepCoupon = (tournament: string, code: string): void => sessionStorage.setItem(nameOf(tournament), code.slice(0, 40))
export const keptCoupon = (tournament: string): string | null => sessionStorage.getItem(nameOf(tournament))
