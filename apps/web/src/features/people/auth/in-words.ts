type Said = { status: boolean; error?: string | undefined }

/** A refusal that came as words in an answer is an error like any other. */
export async function inWords<Answer extends Said>(answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering
  if (!answer.status) throw new Error(answer.error ?? 'That did not work. Please try again.')
  return answer
}
