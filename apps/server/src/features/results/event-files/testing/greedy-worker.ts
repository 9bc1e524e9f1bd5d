import { answerQuestions } from '#platform/jobs/asked-thread'

/** Takes memory until it has none. */
answerQuestions(async () => {
  const taken: number[][] = []
  while (taken.length < 1e6) taken.push(Array.from({ length: 10_000 }, (_, index) => index + taken.length))
  return `${taken.length}`
})
