/** What each shell runs when Tab is pressed after `core`; all of them ask `core completion words`. */
export const SHELL_SCRIPTS = {
  bash: `# Completion of core in bash: put this line into ~/.bashrc
#   source <(core completion bash)
_core() {
  local line kind="" current="\${COMP_WORDS[COMP_CWORD]}"
  local -a words=()
  local word glued=""
  # bash takes = for a word of its own.
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [[ $word == "=" && \${#words[@]} -gt 0 ]]; then
      words[\${#words[@]}-1]+="="
      glued=1
    elif [[ -n $glued ]]; then
      words[\${#words[@]}-1]+="$word"
      glued=""
    else
      words+=("$word")
    fi
  done
  local whole="\${words[\${#words[@]}-1]}"
  [[ $current == "=" ]] && current=""
  local before="\${whole%"$current"}"
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ -z $kind ]]; then
      kind="$line"
    else
      line="\${line%%$'\\t'*}"
      COMPREPLY+=("\${line#"$before"}")
    fi
  done < <("\${COMP_WORDS[0]}" completion words "\${words[@]}" 2>/dev/null)
  case "$kind" in
    open) compopt -o nospace 2>/dev/null ;;
    files) compopt -o default 2>/dev/null ;;
    folders) compopt -o dirnames 2>/dev/null ;;
  esac
}
complete -F _core core
`,
  zsh: `#compdef core
# Completion of core in zsh: put these lines into ~/.zshrc
#   autoload -U compinit && compinit
#   source <(core completion zsh)
_core() {
  local line
  local -a lines described plain
  lines=("\${(@f)$("\${words[1]}" completion words "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  case "\${lines[1]}" in
    files|folders)
      compset -P '--[^=]#='
      if [[ "\${lines[1]}" == folders ]]; then _path_files -/; else _files; fi
      return
      ;;
  esac
  local word about
  for line in "\${(@)lines[2,-1]}"; do
    word="\${line%%$'\\t'*}"
    about="\${\${line#$word}#$'\\t'}"
    described+=("\${word//:/\\\\:}\${about:+:$about}")
  done
  if [[ "\${lines[1]}" == open ]]; then
    _describe 'core' described -S ''
  else
    _describe 'core' described
  fi
}
if [[ "\${funcstack[1]}" == _core ]]; then
  _core "$@"
else
  compdef _core core
fi
`,
  fish: `# Completion of core in fish: core completion fish > ~/.config/fish/completions/core.fish
function __core_completion
    set -l before (commandline -opc)
    set -l current (commandline -ct)
    # It is asked several times about one word, and core is asked once.
    if test "$__core_asked" != "$before $current"
        set -g __core_asked "$before $current"
        set -g __core_answer (command $before[1] completion words $before[2..-1] "$current" 2>/dev/null)
    end
    printf '%s\\n' $__core_answer
end
function __core_offers
    set -l lines (__core_completion)
    test "$lines[1]" = "$argv[1]"
end
# fish completes paths itself, with all that it knows of blanks and quotes.
complete -c core -f -n 'not __core_offers files; and not __core_offers folders' -a '(__core_completion)[2..-1]'
complete -c core -F -n '__core_offers files'
complete -c core -f -n '__core_offers folders' -a '(__fish_complete_directories (commandline -ct))'
`,
} as const;

export type Shell = keyof typeof SHELL_SCRIPTS;
