import fc from 'fast-check'

/** One seed for every law of a round; fast-check prints it with the case that breaks a law. */
fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 0) })
