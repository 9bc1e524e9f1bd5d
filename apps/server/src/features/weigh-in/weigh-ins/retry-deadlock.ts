const TRIES = 3

/** Two writers can wait for each other; the database then ends one of them, and that one begins again. */
export async function retryDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === TRIES || !isDeadlock(error)) throw error
    }
  }
}

const DEADLOCK_DETECTED = '40P01'

const isDeadlock = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === DEADLOCK_DETECTED || cause?.code === DEADLOCK_DETECTED
}
