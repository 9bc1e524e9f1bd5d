import { Section } from '@ramplight/ui/frame/page.tsx'
import { useQuery } from '@tanstack/react-query'
import classes from '../sync.module.css'
import { QuestionCard } from './question-card.tsx'
import { questionsByRecord } from './question-words.ts'
import { questionsQuery } from './questions.queries.ts'

/** Every open question of a tournament, whoever's device it began on, each with its answer. */
export function OpenQuestions({ tournament }: { tournament: string }) {
  const { data: questions = [] } = useQuery(questionsQuery(tournament))
  if (questions.length === 0) return null
  return (
    <Section
      title={questions.length === 1 ? '1 question to answer' : `${questions.length} questions to answer`}
      note="Results become official once these are answered. Anybody who runs this tournament can answer; the first answer counts."
    >
      <div className={classes.part}>
        {questionsByRecord(questions).map((fields) => (
          <QuestionCard key={fields[0]._id} questions={fields} />
        ))}
      </div>
    </Section>
  )
}
