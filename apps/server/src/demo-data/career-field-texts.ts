/** Texts that interns of a career field write about themselves. */
export interface CareerFieldTexts {
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

export const careerFieldTexts: readonly CareerFieldTexts[] = [
  {
    name: 'Data science and analytics',
    majors: ['Data science', 'Statistics', 'Computer science', 'Information systems'],
    goals: [
      'I want to take a question all the way from raw data to a decision that someone acts on.',
      'I would like to learn how a data team agrees on what a number means.',
      'I hope to build a pipeline that keeps running while I’m asleep.',
    ],
    introductions: [
      'I study data science, and my favourite part is finding out why two tables disagree. Last term our team forecast bus delays for the city, and the timetable office still uses our notebook.',
      'Statistics student with two years of Python and SQL. I care about charts that anyone can read at a glance, and I think data needs tests as much as code does.',
      'I got into data through football: the model of my local league was wrong every week until I learned to ask where the numbers came from. Now I clean first and model later.',
    ],
    experience: [
      {
        title: 'Research assistant',
        place: 'Department of Statistics',
        text: 'Cleaned survey data from 4,000 households and wrote the weekly report.',
      },
      {
        title: 'Data volunteer',
        place: 'City library',
        text: 'Built a dashboard of book loans that helps decide which branches stay open late.',
      },
    ],
  },
  {
    name: 'Software engineering',
    majors: ['Computer science', 'Software engineering', 'Computer engineering'],
    goals: [
      'I want to ship a feature that someone thanks me for, and have my code reviewed line by line.',
      'I want to learn how a team keeps a large codebase pleasant to work in.',
      'I would like to follow a product from the first sketch to being on call for it.',
    ],
    introductions: [
      'I write code every day and read even more of it. My side project, a menu app for the student canteen, has 600 users and one very strict tester: my grandmother.',
      'Computer science student who enjoys the back end: queues, databases and the errors nobody sees. I keep a log of every bug that takes me more than an hour.',
      'I build small web apps for clubs and shops in my town. I’ve learned most from the ones that broke, and I’ve written tests ever since my ticket shop sold the same seat twice.',
    ],
    experience: [
      {
        title: 'Junior developer, part time',
        place: 'Student web team',
        text: 'Maintained the faculty’s sign-up site and rewrote its forms.',
      },
      {
        title: 'Open-source contributor',
        place: 'A calendar library',
        text: 'Fixed time zone bugs and added tests so that they stay fixed.',
      },
    ],
  },
  {
    name: 'Artificial intelligence',
    majors: ['Artificial intelligence', 'Computer science', 'Data science'],
    goals: [
      'I want to learn how models are evaluated before anyone trusts them.',
      'I would like to work on robots or sensors that have to cope with the real world.',
      'I hope to help with evaluation, the part that papers leave out.',
    ],
    introductions: [
      'I trained a model that tells healthy cassava leaves from diseased ones, and I spent most of my time on the photos. Evaluation is the part I enjoy: knowing when not to trust a result.',
      'I’m in the final year of an artificial intelligence degree and came to it through maths. I like explaining what a model can’t do without using jargon.',
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
      'I run the product side of our student exchange app: forty interviews so far, and three features dropped because of them. I write short specs and ask a lot of questions.',
      'Engineer by training, product person at heart. I like user interviews, plain language and a backlog that fits on one page.',
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
