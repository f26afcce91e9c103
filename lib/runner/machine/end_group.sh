# Waits for the end of its input, which comes when nobody is left who holds its other end, whatever has ended them.
# Then ends the process group that is named first, also programs in it that ignore all that can be ignored.
while read -r _; do :; done
kill -s KILL -- "-$1"
