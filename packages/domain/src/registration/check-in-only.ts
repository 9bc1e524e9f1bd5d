/** What a boat is told at check-in and at the bump station: who is here, who is back, what was counted. */
const AT_CHECK_IN: readonly string[] = ['_id', '_rev', 'checkedInAt', 'checkIns', 'checkInLog', 'bump']

/** Does this change of a boat say who is here or back, and nothing else? Who only weighs sends no other (`entry.change`). */
export const isCheckInOnly = (body: object): boolean =>
  Object.entries(body).every(([field, value]) => value === undefined || AT_CHECK_IN.includes(field))
