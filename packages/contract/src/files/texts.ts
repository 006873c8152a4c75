export const filesTexts = {
  'files.empty': 'This file is empty.',
  'files.type.image': 'Use a jpg, jpeg, png or svg image.',
  'files.type.document': 'Use a jpg, jpeg, png or pdf file.',
  'files.type.resume': 'Use a pdf, docx, jpg, jpeg or png file.',
  'files.type.video': 'Use an mp4, webm or mov video.',
  'files.size.image': 'This file is larger than 10 MB.',
  'files.size.document': 'This file is larger than 10 MB.',
  'files.size.resume': 'This file is larger than 10 MB.',
  'files.size.video': 'This video is larger than 100 MB.',
} as const
