export const HOSTILE_HTML = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
