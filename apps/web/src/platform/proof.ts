/** Asks whoever is there to prove that it is them; where there is no screen, nobody does. */
let ask: () => Promise<boolean> = async () => false

/** Said once where the app starts, so that what runs without a screen needs none of it. */
export const askForProofBy = (how: () => Promise<boolean>): void => {
  ask = how
}

export const askForProof = (): Promise<boolean> => ask()
