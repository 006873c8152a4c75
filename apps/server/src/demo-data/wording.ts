/** Texts that interns of a career field write about themselves. */
export interface FieldWords {
  /** Name of the field in the product's list. */
  readonly name: string
  readonly majors: readonly string[]
  readonly goals: readonly string[]
  readonly introductions: readonly string[]
  readonly experience: readonly {
    readonly title: string
    readonly place: string
    readonly text: string
  }[]
}

export const fieldWords: readonly FieldWords[] = [
  {
    name: 'Data science and analytics',
    majors: ['Data science', 'Statistics', 'Computer science', 'Information systems'],
    goals: [
      'I want to take one question from raw tables to a decision that somebody acts on.',
      'I would like to learn how a data team agrees on what a number means.',
      'I hope to build a pipeline that keeps running when I am asleep.',
    ],
    introductions: [
      'I study data science and like the quiet part best: finding out why two tables disagree. Last term our team forecast bus delays for the city and the timetable office still uses the notebook.',
      'Statistics student with two years of Python and SQL. I care about charts that a tired person can read, and about tests for data as much as for code.',
      'I came to data through football: a model of my own league was wrong every week until I learned to ask where the numbers come from. Now I clean first and model later.',
    ],
    experience: [
      {
        title: 'Research assistant',
        place: 'Department of Statistics',
        text: 'Cleaned survey data of 4,000 households and wrote the weekly report.',
      },
      {
        title: 'Data volunteer',
        place: 'City library',
        text: 'Built a dashboard of loans that decides which branches open late.',
      },
    ],
  },
  {
    name: 'Software engineering',
    majors: ['Computer science', 'Software engineering', 'Computer engineering'],
    goals: [
      'I want to ship a feature that somebody thanks me for, and to have it reviewed line by line.',
      'I want to learn how a team keeps a large code base pleasant.',
      'I would like to see a product from the first sketch to the pager.',
    ],
    introductions: [
      'I write software every day and read other people’s even more. My side project, a timetable for the student canteen, has 600 users and one very strict tester, my grandmother.',
      'Computer science student who likes the back end: queues, databases and the errors nobody sees. I keep a diary of every bug that took me more than an hour.',
      'I build small web apps for clubs and shops in my town. I learned most from the ones that broke, and I write tests since the ticket shop sold the same seat twice.',
    ],
    experience: [
      {
        title: 'Junior developer, part time',
        place: 'Student web team',
        text: 'Kept the sign-up site of the faculty running and rewrote its forms.',
      },
      {
        title: 'Open-source contributor',
        place: 'A calendar library',
        text: 'Fixed time-zone bugs and wrote the tests that hold them down.',
      },
    ],
  },
  {
    name: 'Artificial intelligence',
    majors: ['Artificial intelligence', 'Computer science', 'Data science'],
    goals: [
      'I want to learn how models are judged before anybody trusts them.',
      'I would like to work on robots or sensors that meet the real world.',
      'I hope to help with evaluation, the part that papers leave out.',
    ],
    introductions: [
      'I trained a model that tells healthy cassava leaves from sick ones and spent most of the time on the photos. Evaluation is the part I enjoy: knowing when not to believe a result.',
      'I am in my final year of artificial intelligence and came through mathematics. I like to explain what a model cannot do, in words that are not mine.',
    ],
    experience: [
      {
        title: 'Teaching assistant',
        place: 'Machine learning course',
        text: 'Led two exercise groups and wrote the marking scripts.',
      },
    ],
  },
  {
    name: 'Product management',
    majors: ['Business administration', 'Information systems', 'Industrial engineering'],
    goals: [
      'I want to sit in on the conversations where a team decides what not to build.',
      'I would like to learn product analytics from people who ship every week.',
    ],
    introductions: [
      'I run the product side of our student exchange app: forty interviews so far, three features dropped because of them. I write short specifications and ask many questions.',
      'Engineer by training, product person by temper. I like user interviews, plain words and a backlog that fits on one page.',
    ],
    experience: [
      {
        title: 'Product lead',
        place: 'Student start-up',
        text: 'Interviewed 40 users and halved the number of sign-up steps.',
      },
    ],
  },
]
