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
  'files.damaged': 'This file is damaged. Save it again and retry.',
  'files.tooLargeInside': 'This image is too large. Use one of at most 40 megapixels.',
  'files.unreadable':
    'This file could not be read: it is damaged. Save it again as PDF, or fill in by hand.',
  'files.protected':
    'This file is locked with a password. Save it without one, or fill in by hand.',
  'files.scripts': 'This file holds a script. Save it without, or as a plain PDF.',
  'files.tooMuch':
    'This file unpacks to far more than a résumé holds. Save it again as a plain PDF, or fill in by hand.',
  'files.inUse': 'This file is in use. Take it off the profile first.',
  'files.ticket': 'This upload was not begun in time. Choose the file again.',
  'files.video.offset': 'This piece does not follow the last one.',
  'files.video.incomplete': 'Some of the video is still missing.',
} as const
