/** As it stands in an attribute of HTML. */
const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What a director puts into their own website: the board, as high as its rows. */
export const embedSnippet = (id: string, name: string, origin = location.origin): string =>
  [
    `<iframe id="board-${id}" src="${origin}/live-leaderboard/${id}/embed?rows=10&amp;theme=auto" title="${inAttribute(name)}" style="width:100%;height:480px;border:0" loading="lazy"></iframe>`,
    `<script>addEventListener('message',function(e){var f=document.getElementById('board-${id}');if(e.source===f.contentWindow&&e.data.type==='ramplight-height')f.style.height=e.data.height+'px'})</script>`,
  ].join('\n')
