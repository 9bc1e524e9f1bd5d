/** The 40 places of the default pay structure (3 §9, M9), in tenths of a percent: 20 %, 10 %, 5 %, 4.8 % … 0.8 %. */
export const DEFAULT_PAY_STRUCTURE: readonly number[] = [
  200, 100, 50, 48, 42, 37, 33, 31, 27, 22, 21, 20, 19, 18, 18, 18, 18, 18, 18, 15, 15, 15, 15, 15, 10, 10, 10, 10, 10, 8, 8, 8, 8, 8, 8, 8,
  8, 8, 8, 8,
]
