import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internIntroductionRule } from './rules.ts'
import { suggestWording } from './suggest-wording.ts'

describe('suggestWording', () => {
  it.each([
    [
      'a lower-case i and a missing full stop',
      'i am a civil engineering student in Lagos and i have worked with river gauges for two summers',
      'I am a civil engineering student in Lagos and I have worked with river gauges for two summers.',
    ],
    [
      'spaces',
      'I study  statistics ,mostly for health data .  My thesis maps   clinics in Accra.',
      'I study statistics, mostly for health data. My thesis maps clinics in Accra.',
    ],
    [
      'repeated words',
      'My thesis is about the the water that we drink, and and how it is kept clean.',
      'My thesis is about the water that we drink, and how it is kept clean.',
    ],
    [
      'misspellings',
      'Untill last year I was an intership student at the univeristy press, where I recieved alot of help. I dont give up.',
      "Until last year I was an internship student at the university press, where I received a lot of help. I don't give up.",
    ],
    [
      'typing errors',
      'I am studing computer sience in Monterrey and i realy like building sensors ,because they tell teh truth about the enviroment.',
      'I am studying computer science in Monterrey and I really like building sensors, because they tell the truth about the environment.',
    ],
    [
      'sentence starts',
      'my name is Ruth. i grew up in Kisumu. we had a small radio shop, and this is where it began.',
      'My name is Ruth. I grew up in Kisumu. We had a small radio shop, and this is where it began.',
    ],
    [
      'wordy phrases',
      'I chose biology due to the fact that I like to read on a daily basis. At this point in time I write a blog.',
      'I chose biology because I like to read every day. Now I write a blog.',
    ],
    [
      'repeated punctuation',
      'I would love to join!!! Can I bring my own data?? Yes, I can!',
      'I would love to join! Can I bring my own data? Yes, I can!',
    ],
    [
      'gonna',
      "I'm gonna finish my degree in June and we are gonna move to Porto soon.",
      "I'm going to finish my degree in June and we are going to move to Porto soon.",
    ],
    [
      'several paragraphs',
      'the sea is my subject.\n\n\n\nin my free time i also teach children to swim in the cold sea',
      'The sea is my subject.\n\nIn my free time I also teach children to swim in the cold sea.',
    ],
  ])('corrects %s', (_what, before, after) => {
    expect(suggestWording(before)).toBe(after)
  })

  // Each is correct but resembles an error.
  it.each([
    "I'm not very good at drawing, but I think that I can explain what I draw. Actually, that is what I like most.",
    'I was responsible for testing, helped to plan a fair, and sorted the archive in order to find older maps.',
    'I put the files in order to find them again. What I had had before was a heap of paper.',
    'I know Node.js, ASP.NET, C++ and .NET, e.g. for the e-mails of a shop. See https://example.org/the,and!! for my work.',
    'iOS apps are what I build. npm and dbt are tools that I use every day, and pandas is one more.',
    'Study programme: B.Sc. in Physics (approx. the first third of the class), Univ. of Minho.',
    'Part i was about soil, part ii about water. The complex unit i is my favourite number.',
    'Studiuję matematykę i fizykę w Krakowie. Gram na skrzypcach i lubię góry.',
    'I study in Lagos,\nat the coast,\nin a house of seven people.',
    'I care about three things:\n- clean water\n- open data\n- people who have neither of the two yet',
    'What I look for is someone I can talk to to learn how a lab is run. That that is rare, I know.',
    'Write to me: amara.okafor@unilag.example',
    'I worked on mech. and elec. design, soldering etc. and on the 3D printer (1.75 mm).',
    'I cannot wait any longer... I want to build ships! My grandfather did, too.',
    '多言語の学生です。データが好きです。',
    "I've a lot of patience, and I don't mind rain. It's what my friends say of me, anyway.",
  ])('leaves unchanged: %s', (text) => {
    expect(suggestWording(text)).toBe(text)
  })

  it('is idempotent, and never too long or empty for non-empty input', () => {
    const piece = fc.constantFrom(
      'i ',
      'I am ',
      'the the ',
      'dont',
      'alot ',
      ' ,',
      '. ',
      '!!',
      '\n',
      '\n\n',
      'my ',
      'rivers',
      'on a daily basis ',
      'a@b.example ',
      'gonna ',
      'is ',
      'e.g. ',
      '\uE000',
      '  ',
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 30 }), (pieces) => {
        const cleanedOnce = suggestWording(pieces.join(''))
        expect(suggestWording(cleanedOnce)).toBe(cleanedOnce)
      }),
      { numRuns: 2000 },
    )
    const longText = `${'alot '.repeat(399)}alot`
    expect(suggestWording(longText)).toBe(longText)
    expect(longText.length).toBeLessThanOrEqual(internIntroductionRule.max)
  })
})
