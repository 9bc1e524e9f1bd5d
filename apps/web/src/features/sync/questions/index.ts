export { OpenQuestions } from './open-questions.tsx'
export { questionsQuery } from './questions.queries.ts'
