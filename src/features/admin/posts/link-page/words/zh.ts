import type { Words } from './en';

export const words: Words = {
  heading: '翻译',
  loading: '正在加载……',
  deadLink: '此链接无效：可能已过期或已被撤回。请向律师事务所索取新的链接。',
  loadFailed: '无法打开页面。请检查网络后重试。',
  tryAgain: '重试',
  forYouOnly: (until) => `此链接仅供您本人使用，请勿转发。有效期至${until}。`,
  intro:
    '每段原文旁边都有填写译文的位置。请保留 **、## 和 [ ]( ) 等符号的位置：它们表示格式和链接。您填写的内容每 20 秒自动保存一次，之后可用同一链接继续翻译。',
  fields: { title: '标题', excerpt: '摘要', image_alt: '封面图片说明' },
  paragraph: (number) => `第 ${number} 段`,
  yours: (name) => `译文：${name}`,
  spanish: '原文',
  copy: '复制原文',
  changed: '原文有改动',
  added: '原文新增',
  signs: '请检查格式和链接：与原文不一致。',
  length: (count, most) => `${count} / ${most} 个字符`,
  tooLong: '内容过长：请缩短，否则无法保存。',
  save: '保存',
  finish: '翻译完成',
  saving: '正在保存……',
  unsaved: '有未保存的改动。',
  savedAt: (time) => `已保存：${time}。`,
  finishedAt: (time) => `已标记为完成：${time}。如再作修改，请重新标记为完成。`,
  empty: (names) => `尚未填写：${names}。`,
  spanishChanged:
    '原文在此期间有改动。您的译文已保存，有改动的段落已标出。请修改后再次标记为完成。',
  decided: '律师事务所已处理此译文，无法再保存。谢谢。',
  elsewhere:
    '未保存：此译文在此期间已在另一窗口中修改。请复制您在此处所作的改动，然后重新加载页面。',
  lost: '链接已失效，内容未保存。请复制您的文字，通过其他方式发给律师事务所。',
  saveFailed: '未保存。您的文字仍在本页：请检查网络后再次保存。',
  tooOften: '未保存：操作过于频繁。您的文字仍在本页，请稍候。',
};
