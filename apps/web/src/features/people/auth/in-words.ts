import { t } from './auth.texts.ts'
import { refusalWords } from './refusal-words.ts'

type Said = { status: boolean; error?: string | undefined }

/** A refusal that came as words in an answer is an error like any other. */
export async function inWords<Answer extends Said>(answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering
  if (!answer.status) throw new Error(answer.error ? refusalWords(answer.error) : t('failed'))
  return answer
}
