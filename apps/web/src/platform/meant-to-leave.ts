let isMeant = false

/** Somebody pressed Log out in the product. A link from elsewhere, or an address that is opened, cannot say this. */
export const meanToLeave = (): void => {
  isMeant = true
}

/** Whether the page of logging out was opened by that; said once. */
export function wasMeant(): boolean {
  const said = isMeant
  isMeant = false
  return said
}
